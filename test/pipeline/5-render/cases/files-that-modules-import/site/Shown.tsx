import { useState } from 'react';
import dot from './dot.png';
import Drawing from '@site/static/drawing.svg';

const plan = require('../docs/plan.pdf').default;

export default function Shown() {
  const [open] = useState(true);
  return (
    <figure>
      <img src={dot} alt="A dot" /> <Drawing className="drawn" alt="A drawing" /> <img src={Drawing} alt="" />
      {open && <a href={plan}>{String(Drawing)}</a>}
    </figure>
  );
}
