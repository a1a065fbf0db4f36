import Own from '@theme/Own';
import Tabs from '@theme/Tabs';

export default () => <Own>{typeof Tabs}</Own>;
