// A folder in the place of each file of a cache, and a file in the place of each folder, one at a time.
import { test } from 'vitest';
import { heals } from './swapped-cache.ts';

const places = ['store', 'store/', 'code', 'code/', 'modules', 'styles', 'manifests', 'manifests/', 'outputs', 'outputs/'];

test.each([...places, 'CACHEDIR.TAG', '../../lock'])('%s heals', (place) => heals([place]));
