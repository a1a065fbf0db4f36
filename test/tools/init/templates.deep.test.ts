// Every template, once its docs are cut as a version.
import './templates.test.ts';
