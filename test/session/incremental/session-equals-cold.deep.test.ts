// The scripts of edits of the short test, many times as many.
import './session-equals-cold.test.ts';
