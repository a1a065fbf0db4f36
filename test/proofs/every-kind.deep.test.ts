// Pages of all kinds in a browser: those as well that look like another kind.
import './every-kind.test.ts';
