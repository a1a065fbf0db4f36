// Generates what no plugin should return or throw: anything, with proxies, getters, circles and promises of its own making.
import fc from 'fast-check';

const hostile: readonly (() => unknown)[] = [
  () => new Proxy({}, throwing()),
  () => new Proxy([], throwing()),
  () => new Proxy(new Error('proxied'), throwing()),
  () => revoked({}),
  () => revoked([]),
  () => Object.create(null),
  () => Object.freeze(new Error('frozen')),
  () => Object.defineProperty({}, 'id', { enumerable: true, get: fail }),
  () => Object.defineProperty(new Error('a'), 'message', { get: fail }),
  () => Object.defineProperty(new Error('a'), 'stack', { get: fail }),
  () => ({ toString: fail, [Symbol.toPrimitive]: fail, [Symbol.toStringTag]: 'x' }),
  // biome-ignore lint/suspicious/noThenProperty: a promise of one's own making
  () => ({ then: fail }),
  () => Object.defineProperty({}, 'then', { get: fail }),
  // biome-ignore lint/suspicious/noThenProperty: a promise of one's own making
  () => ({ then: (resolve: (value: unknown) => void) => [resolve(1), resolve(2), fail()] }),
  rejecting,
  circle,
  () => {
    const list: unknown[] = [];
    list.push(list);
    return list;
  },
  () =>
    Object.assign(new Error('its own cause'), {
      get cause() {
        return this;
      },
    }),
  () => {
    const error = new Error('its own cause');
    error.cause = error;
    return error;
  },
  () => new Error('x'.repeat(10_000_000)),
  () =>
    (async function* () {
      yield 1;
    })(),
  () =>
    (function* () {
      yield 1;
    })(),
  () =>
    new (class Instance {
      id = 'a';
    })(),
  () => fail,
  () => class {},
  () => new Date(Number.NaN),
  () => [undefined],
  () => Array(4_000_000_000),
  () => Array(3),
  () => '../../out',
  () => '/../out',
  () => 'a\0b',
  () => '\ud800',
  () => '',
  () => Number.MAX_SAFE_INTEGER,
  () => -1,
  () => /x/g,
  () => new Map([['a', 1]]),
  () => ({ ['__proto__']: 1 }),
  () => JSON.parse('{ "__proto__": { "polluted": true } }'),
  endless,
];

function fail(): never {
  throw new Proxy(new Error('thrown'), throwing());
}

/** Every trap throws something that throws as well. */
function throwing(): ProxyHandler<object> {
  const trap = (): never => {
    throw {
      get message() {
        return fail();
      },
      toString: fail,
    };
  };
  return new Proxy({}, { get: () => trap });
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Caught here, for where nobody waits for it: what is left behind is another fault. */
function rejecting(): unknown {
  const promise = Promise.resolve(new Proxy({}, throwing()));
  promise.catch(() => undefined);
  return promise;
}

function circle(): unknown {
  const one: Record<string, unknown> = { type: 'root', children: [] };
  one['children'] = [one];
  one['self'] = one;
  return one;
}

/** Each value holds another one, made when it is asked for. */
function endless(): unknown {
  return {
    get a() {
      return endless();
    },
  };
}

/** Made anew for each use: what is thrown may be changed by whoever catches it. */
export const garbage: fc.Arbitrary<() => unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  {
    weight: 1,
    arbitrary: fc
      .anything({
        withBigInt: true,
        withDate: true,
        withMap: true,
        withSet: true,
        withNullPrototype: true,
        withSparseArray: true,
        withTypedArray: true,
      })
      .map((value) => () => value),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...hostile), fc.constantFrom('0', 'id', 'then', 'name', 'type', 'message'))
      .map(([make, key]) => () => ({ [key]: make() })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...hostile).map((make) => () => [make(), make()]) },
);

/** Where it stands in a sound answer: by the keys on the way; in its place where there are none. */
export const ways: fc.Arbitrary<readonly number[]> = fc.array(fc.nat(20), { maxLength: 5 });

/** A copy of a sound answer in which garbage stands at the end of the way. */
export function planted(answer: unknown, way: readonly number[], made: unknown): unknown {
  if (way.length === 0 || typeof answer !== 'object' || answer === null) return made;
  const keys = Object.keys(answer);
  const [first = 0, ...rest] = way;
  const key = keys[first % keys.length];
  if (key === undefined) return made;
  const inner = planted((answer as Record<string, unknown>)[key], rest, made);
  return Array.isArray(answer) ? answer.map((one, index) => (String(index) === key ? inner : one)) : { ...answer, [key]: inner };
}
