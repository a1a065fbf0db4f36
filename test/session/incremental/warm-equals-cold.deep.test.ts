// The scripts of edits of the short tests, many times as many.
import './warm-equals-cold.test.ts';
