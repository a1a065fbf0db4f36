// The looks of diagrams: the settings that Mermaid gets for light pages and for dark ones, in the theme's colours.

import type { ThemeColors } from '#model/theme-colors';
import type { MermaidConfig } from './options.ts';
import type { Scheme } from './request.ts';

/**
 * Boxes are as wide as the texts in them are on the machine that builds. These fonts have the same widths, and each system
 * has one of them.
 */
const fontFamily = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/** The names of Mermaid's variables for what the theme calls page, raised, text, muted, line, accent and so on. */
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

/** Given one colour of a chart, Mermaid forgets its own for all others. */
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

/** Areas that stand beside one another, such as the slices of a pie: Mermaid's own are dark on dark pages. */
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

/** What the site sets wins, but for what would let a diagram run code or need more than an image can show. */
export function configFor(scheme: Scheme, { themeVariables, ...own }: MermaidConfig, colors: ThemeColors): MermaidConfig {
  const inner = (key: string): MermaidConfig => ({ ...(own[key] as MermaidConfig | undefined), htmlLabels: false });
  return {
    theme: 'base',
    darkMode: scheme === 'dark',
    fontFamily,
    // The word in the middle of a mind map begins there, where it is no HTML.
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
