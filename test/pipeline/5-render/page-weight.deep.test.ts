// The weight of pages of the largest sites.
import './page-weight.test.ts';
