// Tests the replacement of `dist` with more killed builds.
import './stage.test.ts';
