export default () => <b>missing</b>;
