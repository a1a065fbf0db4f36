const list: number[] = [1];
export { list as default };
