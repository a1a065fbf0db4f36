// Lists words of technical English that mean much the same to somebody who searches.

const english = `
abbreviate shorten short; abort cancel stop terminate kill quit; absolute full; accept allow permit;
access permission right authorization; account user member; actual real original; add create make new; advance fast-forward;
after finished done completed; alert notification notify; alias map rename; alternative instead other;
amount number count quantity; annotation decorator; answer reply response; api endpoint; app application; appear show;
append add; apply use; argument parameter flag option switch; array list; assertion expect matcher check; assign set;
asynchronous async promise await; attach add connect; attempt try retry; authentication login sign-in credentials;
authorization permission role; automatic automatically auto; average mean; back-up restore; backup restore snapshot;
bad invalid wrong; banner header; batch bulk many; begin start; behaviour behavior; big large huge; bind connect;
blank empty; block hang freeze stuck; boolean true false truthy falsy; bottom end footer; box container; branch fork;
breakpoint debugger pause; brief short summary; browser dom chrome jsdom headless; bug defect issue; build compile bundle;
build-time compile-time; button link; bypass skip circumvent; cache caching cached; calculate compute;
calendar date schedule; call invoke; caller client; camelcase dashed kebab-case; capture record;
case-insensitive lowercase uppercase; cast convert; centralize global shared; certificate tls ssl https;
change modify edit update; chart graph plot diagram; check verify validate assert; ci pipeline continuous-integration;
class constructor type instance; clean clear reset; cleanup teardown after; click press; clone copy duplicate;
close disconnect shutdown teardown; close float approximate rounding precision; closest nearest; code source; collapse fold;
color colour; column field; combination combine; command cli terminal shell; comment note; commit git version-control;
common usual typical; commonjs cjs require; compare equal match same; complete finish whole;
concurrent parallel simultaneous; condense compact; condition rule; config configuration configure settings preferences;
confirm verify; conflict clash collision; connect integrate integration; consistent deterministic; constant fixed;
consume use; contact support help; container docker; contents toc table-of-contents; control manage;
convert migrate transform; core cpu thread worker; cost price; count number times; crash fail break;
created constructed instantiated; current active; customize custom override; cut truncate; cycle loop; daily schedule;
damage corrupt broken; dark theme; database db; day date; dead unused; debug troubleshoot diagnose; decimal float number;
declare define; decrease lower reduce; deep nested recursive; default preset initial; define specify set;
delay wait sleep timeout; delete remove erase drop; demand require; depend need; dependency package library module;
deploy publish release; deprecated obsolete legacy; describe explain; desktop os; detect find discover;
dialog popup modal notification; different other another; directory folder dir path; disable off deactivate;
disk file filesystem; display show print; divide split separate; docs documentation manual; done finished complete;
double duplicate twice; download export save; draw render; drop-down select menu; duration interval period; dynamic runtime;
e2e end-to-end browser puppeteer; each every parameterized table; earlier previous before; ecmascript esm es-modules import;
edit modify; effect impact; element component; email mail; embed include; empty blank missing; enable on activate turn-on;
encrypt secret; end finish exit; enforce require; enter type input; entire whole all; environment env;
equality identity reference; error exception failure fault; escape quote; evaluate run; event hook callback; every all each;
exact precise strict; example sample demo; exclude ignore skip omit; execute run launch; exist present; expand open unfold;
expected should; experimental beta unstable; expire expiration ttl; explicit manual; extend plugin extension add-on;
extra additional more; fake mock stub; fallback default; false falsy no; family group; faster speed performance slow;
fetch get retrieve load; field property; file document; fill populate; filter search query; final last;
fix repair resolve solve; flaky unstable intermittent retry; flow process; follow track; forbidden denied unauthorized;
force require; forget clear; format style; frequency interval rate; fresh new clean reset; front-end ui;
frontend ui interface; function method callback; gather collect; generate create produce; generated produced built;
getting-started introduction quickstart tutorial; glob pattern; global shared; grow increase; guard protect;
guide tutorial how-to; half partial; halt stop; handle process; hang stuck exit open-handles; happen occur;
has contains includes; header heading title; healthy ok up; hide hidden invisible; highlight mark emphasize;
history log changelog; homepage home index; host server; icon symbol; idea concept; identical same equal; identify detect;
idle inactive; if condition; image picture; immediately now instant; implement write; import load require; in-memory cache;
include contain; incoming request http; increase raise; individual single only one; inherit extend; initialize init setup;
inject dependency; inline embedded; input argument; insert add; inspect view examine; install setup; intercept capture;
interpret parse; interrupt bail stop; invalid wrong faulty; inverse not negate opposite; items elements list; javascript js;
json data; jump go navigate; keep preserve retain; key property attribute; kind type; kubernetes k8s helm; label tag;
language locale translation; last previous recent; latest newest current; launch start; lazy deferred on-demand;
leak memory heap; left remaining; legal license; letter character; level depth; library package; lifecycle hook;
limit maximum quota; limit restrict; line row; link url address; list enumerate; live realtime; local offline;
location path place; lock freeze; log logging console output; lookup find resolve; loop iterate; low minimum; main primary;
major version; mandatory required; manually by-hand; mapping map; match equal; math formula equation; maximum max most;
meaning definition; measure metric; meet satisfy; memory heap ram; merge combine join; message text;
metric measure indicator; minimum min least; missing undefined not-defined; mode state; modern new; module file;
monitor watch observe; monorepo workspace projects; most majority; mount attach; multiple several many; mutate change modify;
name identifier id; native built-in; nested inner; network http request; node nodejs; nothing undefined null empty;
notice notification warning; now current today; null undefined nothing; number numeric integer; object instance; obtain get;
old previous former; omit exclude; on-call pager; once before-all global; open source; operation action; opt-in enable;
opt-out disable; optional default; order sequence sort; organization team; outdated old obsolete stale;
output result print write; outside external; overview summary introduction; overwrite replace; owner admin; page screen;
pair key; parallelism workers concurrency; parameters arguments inputs; parent ancestor; parse read; part section;
particular specific certain; pass succeed; password secret token; paste insert; pattern regex glob; pause suspend;
payload body; pending waiting; percent percentage ratio; permanent persistent; permission role rbac; person user;
pick choose select; place put location; plain simple; platform os system; plus add; point specify; poll interval;
popular common; popup notification dialog; port host; postpone delay; precede before; predefined built-in preset;
prefix begin; pretty format; prevent avoid; previous last; print output; private internal; probe check; process thread;
product application; prohibit forbid; project package workspace; project workspace; promise async; prompt ask; proof verify;
properties fields attributes; property attribute field; proxy gateway; pull fetch; push upload; put place; query search;
queue list; quiet silent; quit exit; raise throw; random shuffle seed; range interval; raw original; reach access; read load;
receive get got; recent latest; recover restore; redirect stdout stderr output; reduce decrease shrink; refer link;
refresh reload update; regenerate update; regex regexp pattern; region area; register sign-up; reject fail;
reject throw fail; relation link; remember store cache; remote network; rename move; rendering display; repair fix;
repeat rerun retry again; replace substitute override; report summary; repository repo; request call; rerun retry repeat;
reserved keyword; reset restore clear; resize size; respond reply; response answer; rest remaining; restart reload;
retrieve get; return give; return result; reuse share; revert undo rollback; rewrite transform; root top; round float;
rules policy; sample example; save store persist; schedule cron; schema type; scope namespace; screen view; script command;
second nth; secure safe protected; see view; send submit post; separate split; sequential serial in-band; service api;
session login; setup before prepare; severity level priority; shape structure; shell terminal; short brief; shrink reduce;
sibling neighbour; side-effect impact; sign signature; sign-in login; silence mute quiet; similar like; simulate mock fake;
site page; size length; skip ignore exclude; slow performance speed timeout; snippet example code; solution fix; solve fix;
some few; spec test; specific particular; spy mock stub; stable reliable; stale outdated; standalone separate;
standard default; startup start launch; static constant; static fixed; status state; step stage; storage store; strict exact;
string text; strip remove; structure layout; style css; subscribe listen; subset filter; subset part some filter;
success pass; suggest recommend; suite group; sum total; supply provide; support help; supported compatible;
suppress hide silence; swap exchange replace; switch toggle; synchronize sync; syntax grammar; tab page; tail end;
target goal; team group; template tagged; temporarily temporary; temporary tmp; terminal console; test-suite describe;
third-party external; threshold limit minimum; throw error exception; time clock date timer; timeout slow wait;
today date now; token credential key; tool utility; top first; touch change; trace stack; transfer move; transient temporary;
translate convert; transparent opacity; transpile compile babel; tree hierarchy; trigger fire; troubleshooting problem;
true truthy; try attempt; turn-off disable; turn-on enable; twice double; type typing typescript; typescript ts;
ui interface; undefined missing null; underneath below; understand learn; undo revert; uninstall remove; union combine;
unique distinct; unit isolated; unwanted exclude; unwrap extract; up-to-date latest; upgrade migrate update; upload import;
usage use; user account; utilities helpers tools; validate verify; vanish disappear; variable var; various several;
vendor third-party; verbose detailed; version release; view see show; virtual fake; visible shown; visual screenshot;
vulnerability security; walk traverse; want need; warning caution; watch monitor; web browser; web http; webhook callback;
whitespace indent; wildcard glob; window dialog; without exclude; workaround fix; worker thread process; wrap enclose;
write save; wrong invalid incorrect; yaml yml; zoom scale`;

/** Groups of words, of which some are phrases. Empty for languages other than English. */
export function thesaurus(lang: string): readonly (readonly string[])[] {
  if (!/^en\b/i.test(lang)) return [];
  return english.split(';').map((group) =>
    group
      .trim()
      .split(' ')
      .map((word) => word.replaceAll('-', ' ')),
  );
}
