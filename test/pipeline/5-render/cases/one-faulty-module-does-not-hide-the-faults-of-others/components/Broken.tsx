export default function Broken( {
