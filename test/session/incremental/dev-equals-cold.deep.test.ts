// The scripts of edits of the short test, many times as many.
import './dev-equals-cold.test.ts';
