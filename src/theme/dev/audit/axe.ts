// Runs axe on the shown page. It is loaded when it is asked for the first time.
import { type Finding, ownElement, replacedRules } from './content-rules.ts';

interface Axe {
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly element?: Element; readonly failureSummary?: string }[];
}

const address = '/__slodocs/axe.js';

/** Rejects where axe cannot be loaded. */
export async function runAxe(): Promise<readonly Finding[]> {
  const axe = loaded() ?? (await load());
  const rules = Object.fromEntries(replacedRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(
    { exclude: [[ownElement]] },
    {
      rules: { ...rules, 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      elementRef: true,
      preload: false,
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ element, failureSummary = '' }) => {
      return element ? [{ rule: id, message: help, help: failureSummary.replace(/\n\s*/g, '\n'), element }] : [];
    }),
  );
}

function loaded(): Axe | undefined {
  return (window as { axe?: Axe }).axe;
}

function load(): Promise<Axe> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address });
    script.addEventListener('error', () => reject(new Error('install it with "npm install --save-dev axe-core"')));
    script.addEventListener('load', () => {
      script.remove();
      const axe = loaded();
      if (axe) resolve(axe);
      else reject(new Error('axe is not loaded'));
    });
    document.head.append(script);
  });
}
