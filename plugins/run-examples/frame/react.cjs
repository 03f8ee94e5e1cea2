module.exports =
  require('./environment').drawing?.react ?? require('./reactStandIn');
