/** The address of a frame's page, which only a build can emit. */
module.exports = '/frame.html';
