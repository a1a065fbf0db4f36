// The blog of Jest as well.
import './corpora.test.ts';
