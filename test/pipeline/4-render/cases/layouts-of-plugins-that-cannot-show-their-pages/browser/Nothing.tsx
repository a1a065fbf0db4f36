export const Recipe = () => null;
