throw new Error('not today');

export default () => <p>x</p>;
