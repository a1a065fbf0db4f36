const guides = process.env.NO_SUCH_THING.split(',');

export default { main: guides };
