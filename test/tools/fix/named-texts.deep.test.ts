// The same, over all cases with fixes, each in several forms.
import './named-texts.test.ts';
