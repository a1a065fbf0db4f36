export default <h1>About us</h1>;
