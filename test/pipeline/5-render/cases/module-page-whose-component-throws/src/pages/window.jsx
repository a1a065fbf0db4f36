export default () => <p>{window.innerWidth}</p>;
