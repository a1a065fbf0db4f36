// What browsers read of our manual as well.
import './read-page.test.ts';
