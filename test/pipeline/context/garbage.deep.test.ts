// Lets each hook give garbage 300 times.
import './garbage.test.ts';
