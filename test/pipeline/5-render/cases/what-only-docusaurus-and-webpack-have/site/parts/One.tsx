export default () => <b>one</b>;
