// Defines a component that shows everything its hooks have returned so far.
import { createElement, type ReactElement, useRef } from 'react';
import { useStorageSlot } from '../../../src/theme/dom/use-storage-slot.ts';
import { useWindowSize } from '../../../src/theme/dom/use-window-size.ts';

export function Probe(): ReactElement {
  const size = useWindowSize();
  const [value] = useStorageSlot('probe');
  const sizes = useRef<string[]>([]);
  if (sizes.current.at(-1) !== size) sizes.current.push(size);
  return createElement('p', null, `${sizes.current.join(' ')}|${value}`);
}
