export default <nav>Mine</nav>;
