// Jest loads its transformer outside of the tests, once in a process.
const vm = require('node:vm');
const { process } = require('@sucrase/jest-plugin');
const compileOnce = require('./compileOnce.cjs');

vm.compileFunction = compileOnce(vm.compileFunction);
module.exports = { process };
