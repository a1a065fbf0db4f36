// Maps language names and aliases to grammars.

const grammars = words(`
  abap abnf actionscript ada agda al antlr4 apacheconf apex apl applescript aql arduino arff armasm arturo asciidoc asm6502
  asmatmel aspnet autohotkey autoit avisynth avro-idl awk bash basic batch bbcode bbj bicep birb bison bnf bqn brainfuck
  brightscript bro bsl c cfscript chaiscript cil cilkc cilkcpp clike clojure cmake cobol coffeescript concurnas cooklang coq cpp
  crystal csharp cshtml csp css csv cue cypher d dart dataweave dax dhall diagnostic diff django dns-zone-file docker dot ebnf
  editorconfig eiffel ejs elixir elm erb erlang etlua excel-formula factor false firestore-security-rules flow fortran fsharp
  ftl gap gcode gdscript gedcom gettext gherkin git glsl gml gn go go-module gradle graphql groovy haml handlebars haskell haxe
  hcl hlsl hoon hpkp hsts http ichigojam icon icu-message-format idris iecst ignore inform7 ini io j java javadoc javadoclike
  javascript javastacktrace jexl jolie jq jsdoc json json5 jsonp jsstacktrace jsx julia keepalived keyman
  kotlin kumir kusto latex latte less lilypond linker-script liquid lisp livescript llvm log lolcode lua magma makefile markdown
  markup markup-templating mata matlab maxscript mel mermaid metafont mizar mongodb monkey moonscript n1ql n4js nand2tetris-hdl
  naniscript nasm neon nevod nginx nim nix nsis objectivec ocaml odin opencl openqasm oz parigp parser pascal pascaligo pcaxis
  peoplecode perl php phpdoc plant-uml plsql powerquery powershell processing prolog promql properties protobuf psl
  pug puppet pure purebasic purescript python q qml qore qsharp r racket reason regex rego renpy rescript rest rip roboconf
  robotframework ruby rust sas sass scala scheme scss shell-session smali smalltalk smarty sml solidity solution-file soy sparql
  splunk-spl sqf sql squirrel stan stata stylus supercollider swift systemd t4-cs t4-templating t4-vb tap tcl textile toml
  tremor tsx tt2 turtle twig typescript typoscript unrealscript uorazor uri v vala vbnet velocity verilog vhdl vim visual-basic
  warpscript wasm web-idl wgsl wiki wolfram wren xeora xojo xquery yaml yang zig
`);

/** Aliases defined by the grammars, such as `ts`. */
const grammarAliases = pairs(`
  g4:antlr4 ino:arduino arm-asm:armasm art:arturo adoc:asciidoc avs:avisynth avdl:avro-idl gawk:awk sh:bash shell:bash
  shortcode:bbcode rbnf:bnf oscript:bsl cfc:cfscript cilk-c:cilkc cilk:cilkcpp cilk-cpp:cilkcpp coffee:coffeescript
  conc:concurnas cs:csharp dotnet:csharp razor:cshtml jinja2:django dns-zone:dns-zone-file dockerfile:docker gv:dot eta:ejs
  xls:excel-formula xlsx:excel-formula po:gettext gamemakerlanguage:gml gni:gn go-mod:go-module hbs:handlebars
  mustache:handlebars hs:haskell idr:idris gitignore:ignore hgignore:ignore npmignore:ignore js:javascript webmanifest:json
  kt:kotlin kts:kotlin kum:kumir context:latex tex:latex ly:lilypond ld:linker-script elisp:lisp emacs:lisp emacs-lisp:lisp
  md:markdown atom:markup html:markup mathml:markup rss:markup ssml:markup svg:markup xml:markup moon:moonscript n4jsd:n4js
  nani:naniscript objc:objectivec qasm:openqasm objectpascal:pascal px:pcaxis pcode:peoplecode plantuml:plant-uml
  mscript:powerquery pq:powerquery pbfasm:purebasic purs:purescript py:python qs:qsharp rkt:racket rpy:renpy res:rescript
  robot:robotframework rb:ruby sh-session:shell-session shellsession:shell-session smlnj:sml sol:solidity sln:solution-file
  rq:sparql sclang:supercollider t4:t4-cs trickle:tremor troy:tremor trig:turtle ts:typescript tsconfig:typoscript
  uc:unrealscript uscript:unrealscript url:uri vb:visual-basic vba:visual-basic webidl:web-idl mathematica:wolfram nb:wolfram
  wl:wolfram xeoracube:xeora yml:yaml
`);

/** Names used by other tools; `:plain` means code without a grammar. */
const ourAliases = pairs(`
  bat:batch c#:csharp c++:cpp cjs:javascript console:shell-session cts:typescript f#:fsharp
  gql:graphql golang:go jsonc:json jsonl:json make:makefile mdx:markdown mjs:javascript mts:typescript
  ndjson:json node:javascript none:plain patch:diff plain:plain plaintext:plain proto:protobuf ps1:powershell rs:rust
  svelte:markup terraform:hcl text:plain tf:hcl txt:plain vue:markup zsh:bash
`);

const aliases: ReadonlyMap<string, string> = new Map([...grammarAliases, ...ourAliases]);

/** Every name that there is. */
export function languageNames(): readonly string[] {
  return [...grammars, ...aliases.keys()];
}

/** The grammar of a language in lower case; `plain` for text without one, undefined for a language that nobody knows. */
export function grammarOf(language: string): string | undefined {
  return grammars.has(language) ? language : aliases.get(language);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function pairs(text: string): readonly (readonly [string, string])[] {
  return [...words(text)].map((pair) => {
    const colon = pair.lastIndexOf(':');
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  });
}

/** Languages that most sites with code have. */
export const usualLanguages: readonly string[] =
  'bash console css csharp diff docker dockerfile graphql html http ini java javascript json jsonc jsx kotlin makefile markdown mermaid php powershell python ruby rust scala scss shell sql swift terraform text toml tsx typescript xml yaml'.split(
    ' ',
  );
