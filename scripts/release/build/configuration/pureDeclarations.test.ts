import { runInNewContext } from 'node:vm';
import pureDeclarations from './pureDeclarations';

/** As bundled libraries print their declarations. */
const LIBRARY = `
import * as React2 from "react";
var Boundary = class extends React2.Component {
  render() {
    return { kept: "};" };
  }
};
Boundary.contextType = RouterContext;
var RouterContext = React2.createContext(null);
RouterContext.displayName = "Router";
var Link = React2.forwardRef(
  function LinkWithRef() {
  }
);
Link.displayName = "Link";
function Form() {
  Form.displayName = "inner";
}
`;

describe('pureDeclarations', () => {
  const marked = pureDeclarations(LIBRARY);

  it('marks what React makes of a component or a context', () => {
    expect(marked).toContain('var Link = /* @__PURE__ */ React2.forwardRef(');
    expect(marked).toContain('var RouterContext = /* @__PURE__ */ React2.createContext(null);');
  });

  it('keeps a class and its context together, where they can go together', () => {
    expect(marked).toContain(
      'var Boundary = /* @__PURE__ */ (() => class extends React2.Component { static contextType = RouterContext;',
    );
    expect(marked).not.toContain('Boundary.contextType');
  });

  it('leaves out the names for developers, and touches nothing within a function', () => {
    expect(marked.match(/displayName/g)).toEqual(['displayName']);
    expect(marked).toContain('  Form.displayName = "inner";');
  });

  it('gives code that still runs', () => {
    const react = { Component: Object, createContext: () => ({}), forwardRef: (component: unknown) => component };
    expect(runInNewContext(`${marked.replace(/^import.*$/m, '')} new Boundary().render();`, { React2: react })).toEqual(
      { kept: '};' },
    );
  });
});
