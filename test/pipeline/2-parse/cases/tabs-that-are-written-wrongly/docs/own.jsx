export default () => null;
export const Group = ({ children }) => children;
