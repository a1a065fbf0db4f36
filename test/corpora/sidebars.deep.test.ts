// The sidebars of the docs of Jest as well.
import './sidebars.test.ts';
