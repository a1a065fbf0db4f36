// Recognizes CSS modules, stylesheets with local class names, by their file names.

export const cssModule = /\.module\.(?:css|s[ac]ss)$/i;

export function isCssModule(path: string): boolean {
  return cssModule.test(path);
}

/** The real path of a file that esbuild knows by another name, which tells modules of one name apart. */
export function realName(path: string): string {
  return path.replace(/~[\da-f]{8}(\.module\.(?:css|s[ac]ss))$/i, '$1');
}
