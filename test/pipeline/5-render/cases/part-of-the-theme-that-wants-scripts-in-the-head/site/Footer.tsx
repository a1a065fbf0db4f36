import { Head } from 'slodocs/theme';

export default () => <footer><Head><script src="https://stats.example/count.js" /></Head>Mine</footer>;
