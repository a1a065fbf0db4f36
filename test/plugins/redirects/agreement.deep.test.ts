// All addresses are asked of every host, without the pages that stand for redirects as well.
import './agreement.test.ts';
