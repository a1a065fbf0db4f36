// Builds that are put in place, killed more often.
import './stage.test.ts';
