// Sites built in processes of their own, once more often.
import './determinism.test.ts';
