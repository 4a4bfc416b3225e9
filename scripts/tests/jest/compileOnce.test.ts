import { compileFunction, createContext, type CompileFunctionOptions } from 'node:vm';

type Compile = (
  source: string,
  parameters?: string[],
  options?: CompileFunctionOptions,
) => (...values: unknown[]) => unknown;
const compileOnce = jest.requireActual<(compile: Compile) => Compile>('./compileOnce.cjs');

let compiled: string[] = [];
const compile = compileOnce((source, parameters, options) => {
  compiled.push(source);
  return compileFunction(source, parameters, options) as ReturnType<Compile>;
});
const inContext = (globals: object, filename = 'file.js'): CompileFunctionOptions => ({
  filename,
  parsingContext: createContext(globals),
});
beforeEach(() => (compiled = []));

test('a file that is compiled once runs in each context with its own globals', () => {
  const source = 'return [shop, first, typeof require];';
  const [one, two] = ['one', 'two'].map((shop) => compile(source, ['first', 'require'], inContext({ shop })));
  expect([one?.(1), two?.(2)]).toEqual([
    ['one', 1, 'undefined'],
    ['two', 2, 'undefined'],
  ]);
  expect(compiled).toEqual([]);
});

test('a change, another name and other parameters are compiled again', () => {
  expect(compile('return 1;', [], inContext({}))()).toBe(1);
  expect(compile('return 2;', [], inContext({}))()).toBe(2);
  expect(compile('return given;', ['given'], inContext({}))(3)).toBe(3);
  expect(compile('return typeof given;', [], inContext({}, 'other.js'))()).toBe('undefined');
});

test('errors have the positions of the file', () => {
  const run = compile('throw new Error("first");', ['first', 'second'], inContext({}));
  expect(run).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/file\.js:1:7\)?\n/) as string }) as Error,
  );
  expect(() => compile('const a = ;', ['first'], inContext({}))).toThrow(/Unexpected token/);
  expect(compiled).toEqual(['const a = ;']);
});

test('a source that is no file, or belongs to no context, is left to the original function', () => {
  expect(compile('return 1;')()).toBe(1);
  expect(compile('return 2;', [], { filename: 'file.js' })()).toBe(2);
  expect(compiled).toEqual(['return 1;', 'return 2;']);
});
