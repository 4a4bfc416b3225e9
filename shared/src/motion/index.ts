export { chooseMotion, followMotion, isMotionReduced } from './motion';
