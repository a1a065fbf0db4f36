const all = require.context('./parts', true, /\.tsx$/);

export default () => <p>{all.keys().join()}</p>;
