// Builds the Mermaid configurations for light and dark pages from the theme's colors and the site's settings.
import type { ThemeColors } from 'slodocs/kit';
import type { MermaidConfig } from './options-schema.ts';

/** Boxes are as wide as their texts on the building machine. These fonts have equal widths, and every system has one. */
const fontFamily = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/** Maps the theme's colours (page, raised, text, muted, line, accent and so on) to Mermaid's variables. */
function variables(scheme: Scheme, colors: ThemeColors) {
  const pick = (light: string, dark: string): string => (scheme === 'light' ? light : dark);
  const { page, raised, sunken, text, muted, lineStrong: line, accent, accentTint: tint } = colors;
  const [warning, warningTint] = [pick('#84550f', '#edbb64'), pick('#fdf5e4', '#2e2314')];
  const [danger, dangerTint] = [pick('#b02a2d', '#fb8f8d'), pick('#fef1f0', '#331d1d')];
  return {
    background: page,
    primaryColor: tint,
    primaryBorderColor: accent,
    primaryTextColor: text,
    secondaryColor: raised,
    secondaryBorderColor: line,
    secondaryTextColor: text,
    tertiaryColor: sunken,
    tertiaryBorderColor: line,
    tertiaryTextColor: text,
    lineColor: muted,
    textColor: text,
    titleColor: text,
    edgeLabelBackground: page,
    clusterBkg: raised,
    clusterBorder: line,
    noteBkgColor: warningTint,
    noteBorderColor: warning,
    noteTextColor: text,
    activationBkgColor: sunken,
    activationBorderColor: line,
    actorLineColor: line,
    signalColor: muted,
    labelBoxBkgColor: raised,
    labelBoxBorderColor: line,
    gridColor: line,
    rowOdd: page,
    rowEven: raised,
    commitLabelBackground: raised,
    commitLabelColor: text,
    pieOpacity: '1',
    pieOuterStrokeColor: page,
    pieStrokeColor: page,
    xyChart: { ...axes(text, line), plotColorPalette: [accent, warning, muted].join() },
    archEdgeColor: muted,
    archEdgeArrowColor: muted,
    archGroupBorderColor: line,
    arrowheadColor: muted,
    transitionColor: muted,
    packet: { blockFillColor: tint, blockStrokeColor: accent, labelColor: text, startByteColor: muted, endByteColor: muted },
    radar: { axisColor: line, graticuleColor: muted, graticuleOpacity: 0.1 },
    ...palette(scheme, colors.accentFill, text, muted),
    errorBkgColor: dangerTint,
    errorTextColor: danger,
    fontSize: '15px',
  };
}

/** If one chart colour is set, Mermaid drops its defaults for all others. */
function axes(text: string, line: string) {
  const parts = ['x', 'y'].flatMap((axis) => [
    ...['LabelColor', 'TitleColor'].map((part) => [`${axis}Axis${part}`, text]),
    ...['TickColor', 'LineColor'].map((part) => [`${axis}Axis${part}`, line]),
  ]);
  return { backgroundColor: 'transparent', titleColor: text, ...(Object.fromEntries(parts) as Record<string, string>) };
}

/** Beside areas in the accent. */
const fills: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#cfe3fb', '#fbe6bd', '#d4efdf', '#f7d4d2', '#dfdcf3'],
  dark: ['#274a75', '#5c471b', '#24553b', '#66302f', '#453f6e'],
};

/** Colours of adjacent areas, such as pie slices; Mermaid's own are too dark on dark pages. */
function palette(scheme: Scheme, first: string, text: string, line: string): Readonly<Record<string, string>> {
  const all = [first, ...fills[scheme]];
  const named = Array.from({ length: 12 }, (_, index) => {
    const fill = all[index % all.length] as string;
    return {
      [`cScale${index}`]: fill,
      [`cScaleLabel${index}`]: text,
      [`cScaleInv${index}`]: line,
      [`pie${index + 1}`]: fill,
      [`git${index}`]: fill,
      [`gitBranchLabel${index}`]: text,
      [`fillType${index}`]: fill,
    };
  });
  return Object.assign({}, ...named) as Readonly<Record<string, string>>;
}

/** The site's settings take precedence, except those that let a diagram run code or need more than an image. */
export function configFor(scheme: Scheme, { themeVariables, ...own }: MermaidConfig, colors: ThemeColors): MermaidConfig {
  const inner = (key: string): MermaidConfig => ({ ...(own[key] as MermaidConfig | undefined), htmlLabels: false });
  return {
    theme: 'base',
    darkMode: scheme === 'dark',
    fontFamily,
    // Without HTML labels, the root text of a mind map would start at its centre.
    themeCSS: '.mindmap-node > circle + .label text { text-anchor: middle; }',
    ...own,
    ...(own['theme'] === undefined
      ? { themeVariables: { ...variables(scheme, colors), ...(themeVariables as MermaidConfig) } }
      : {}),
    flowchart: inner('flowchart'),
    class: inner('class'),
    htmlLabels: false,
    securityLevel: 'strict',
    startOnLoad: false,
    suppressErrorRendering: true,
    deterministicIds: true,
  };
}

export const schemes = ['light', 'dark'] as const;

type Scheme = (typeof schemes)[number];

interface DiagramRequest {
  readonly scheme: Scheme;
  readonly source: string;
}

export function printRequest({ scheme, source }: DiagramRequest): string {
  return `${scheme}\n${source}`;
}

export function readRequest(request: string): DiagramRequest {
  const end = request.indexOf('\n');
  return { scheme: request.slice(0, end) as Scheme, source: request.slice(end + 1) };
}
