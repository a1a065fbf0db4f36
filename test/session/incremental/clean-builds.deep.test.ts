// Clean builds of larger sites.
import './clean-builds.test.ts';
