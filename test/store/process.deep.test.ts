// A store in processes of their own, killed more often.
import './process.test.ts';
