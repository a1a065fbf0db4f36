export default () => <b>own</b>;
