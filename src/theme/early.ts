// What a page knows of its reader before it is painted. It runs before anything is shown, so it is small and waits for nothing.
import { chooseTabs } from './browser/early-tabs.ts';

document.documentElement.dataset['early'] = '';
chooseTabs(document.currentScript?.dataset ?? {});
