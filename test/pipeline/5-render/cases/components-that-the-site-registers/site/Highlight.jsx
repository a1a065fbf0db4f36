export default ({ children }) => <strong>{children}</strong>;
