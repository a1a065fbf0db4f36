import { Link } from 'slodocs/theme';

export default () => <footer><Link to="/docs/guid">Guide</Link></footer>;
