// The words for a diagram, as its author gives them or as its first lines do.
import { expect, test } from 'vitest';
import { describe as describeDiagram } from '../../../src/plugins/mermaid/mermaid.ts';
import { sayEnglish } from '../../say-english.ts';

test.each([
  ['flowchart LR\n  A --> B', 'Flowchart'],
  ['graph TD\n  A --> B', 'Flowchart'],
  ['%% who asks whom\nsequenceDiagram\n  A->>B: x', 'Sequence diagram'],
  ['---\nconfig:\n  look: classic\n---\nstateDiagram-v2\n  [*] --> A', 'State diagram'],
  ['erDiagram\n  A ||--o{ B : has', 'Entity relationship diagram'],
  ['pie title Pets\n  "Dogs" : 1', 'Pie chart'],
  ['gantt\n  title A plan\n  section One', 'A plan'],
  ['---\ntitle: "Requests: all"\n---\nflowchart LR\n  A --> B', 'Requests: all'],
  ['flowchart LR\n  accTitle: Requests\n  accDescr: The reader asks.\n  A --> B', 'Requests: The reader asks.'],
  ['flowchart LR\n  accDescr {\n    The reader\n    asks.\n  }\n  A --> B', 'The reader asks.'],
  ['sankey-beta\n\nA,B,10', 'Diagram'],
])('%j is %j', (source, words) => {
  expect(describeDiagram(source, sayEnglish)).toBe(words);
});
