// Thousands of pairs of schemas, held against a validator.
import './sound.test.ts';
